import { extendCapacity } from "#app/rent/fleet/recount-capacity.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type ExtensionTask = { url: string; now: string };

await runHere<ExtensionTask>(async ({ url, now }) => {
	await extendCapacity(openDatabase({ url }), { timeZone: "UTC", now: new Date(now) });
	return true;
});
