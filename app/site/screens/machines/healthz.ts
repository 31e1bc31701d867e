/** Alive: answers whatever has become of the database, so that nobody restarts a process for its sake. */
export const loader = () =>
	new Response("ok\n", {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
	});
