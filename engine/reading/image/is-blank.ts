import type { GreyImage } from "./grey-image";

/** Whether a picture shows one even tone only: nothing was drawn on it. */
export function isBlank({ data }: GreyImage): boolean {
  const first = data[0];
  return data.every((value) => value === first);
}
