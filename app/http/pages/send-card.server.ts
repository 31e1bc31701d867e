import {
	cardKey,
	drawSocialCard,
	isCardDrawn,
	type SocialCard,
} from "#app/common/photos/social-card.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { retryHeaders, unavailableFile } from "#app/http/process/database-unavailable.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";

const YEAR = "public, max-age=31536000, immutable";
const BRIEFLY = "public, max-age=300";

/**
 * Answers with a card as it is now; 404 without one. A card that has to be drawn counts towards the limit of a network.
 * It may be kept for a year by the URL that has its key in `v`, for 5 minutes by others. 503 with `Retry-After` when it
 * can't be drawn now.
 */
export async function sendCard(request: Request, card: SocialCard | undefined): Promise<Response> {
	if (!card) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	if (!isCardDrawn(card)) await countUse("cardByAddress", clientAddress(request));
	const drawn = await drawSocialCard(db, card);
	if (!drawn.ok) return new Response(unavailableFile.html(), { status: 503, headers: retryHeaders() });
	const isCurrent = new URL(request.url).searchParams.get("v") === cardKey(card);
	return new Response(drawn.file, {
		headers: {
			"Content-Type": "image/jpeg",
			"Content-Length": String(drawn.file.byteLength),
			"Cache-Control": isCurrent ? YEAR : BRIEFLY,
			// Previews of links stand on pages of others.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}
