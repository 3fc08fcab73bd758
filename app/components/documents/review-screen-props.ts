import type { ReviewQueue } from "~/domain/documents/review-queue";
import type { FormProblem } from "~/domain/errors/form-problem";
import type { ChangedMeanwhile } from "~/domain/review/changed-meanwhile";
import type { ReviewDraft } from "~/domain/review/review-draft";
import type { MoveSuggestion } from "./findings";
import type { PageViewState } from "./page-view-state";
import type { Review, ShownPage } from "./review";

/** What the review screen shows. */
export type ReviewScreenProps = {
  review: Review;
  page: ShownPage | null;
  draft: ReviewDraft;
  /** Differs from one response of the server to the next. */
  stamp: string;
  problems: readonly FormProblem[];
  meanwhile: readonly ChangedMeanwhile[];
  comment: string;
  pasted: string;
  look: PageViewState;
  onLook(look: PageViewState): void;
  /** Something was changed that is not saved. */
  onChanged(): void;
  queue: ReviewQueue;
  moves: MoveSuggestion | null;
  may: { edit: boolean; approve: boolean; dismiss: boolean };
  /** Whether the document was opened from the queue: then a field has focus even if none needs review. */
  inQueue: boolean;
};
