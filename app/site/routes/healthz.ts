import { json } from "@remix-run/node";

/**
 * The process is alive, even when the database is not, so that nobody restarts it because of the database.
 */
export const loader = () => json({ alive: true }, { headers: { "Cache-Control": "no-store" } });
