import { setIssueWords } from "~/domain/errors/issue-words";

// Run before each file of tests: one before it may have loaded a browser's driver, which has a zod of its own.
setIssueWords();
