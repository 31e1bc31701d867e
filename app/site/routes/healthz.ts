import { json } from "@remix-run/node";

/** Alive: answers whatever has become of the database, so that nobody restarts a process for its sake. */
export const loader = () => json({ alive: true }, { headers: { "Cache-Control": "no-store" } });
