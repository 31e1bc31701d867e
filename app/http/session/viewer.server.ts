import type { Viewer } from "#app/common/access/viewer.server.ts";
import { readSender } from "./sender.server.ts";
import { hasTrackingGrant } from "./tracked.server.ts";

/** Why this request may see the record of this number: its account, else its browser, or proof of contact. */
export async function readViewer(request: Request, number: string): Promise<Viewer> {
	const { guestHash, accountId } = await readSender(request);
	return { isGranted: await hasTrackingGrant(request, number), guestHash, accountId };
}
