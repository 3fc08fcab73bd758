export function loader(): never {
  throw new Response("error.not-found", { status: 404 });
}

export default function NotFound() {
  return null;
}
