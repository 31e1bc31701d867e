import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { addHotelWish } from "#app/travel/search/saved/saved-hotels.server.ts";
import { SEE_WISHLIST, wishlistFull } from "#app/wishlist/wishlist-messages.ts";
import { ensureWishlistOwner } from "#app/wishlist/wishlist-request.server.ts";

export const loader = postOnly("/wishlist");

const schema = z.object({ returnTo: z.string().optional() });

/** Saves a hotel to the wishlist, from a page with its heart, and returns there. */
export async function action({ request, params }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, schema, sender.person);
	if (!form.ok) return form.refusal;
	if (!sender.person) await countUse("wishByAddress", sender.address);
	const { owner, headers } = await ensureWishlistOwner(sender);
	const hotelId = unmaskId(params.hotelId ?? "") ?? 0;
	const outcome = await addHotelWish(db, { owner, hotelId, now: new Date() });
	const back = ownPath(form.value.returnTo, "/wishlist");
	if (outcome.ok)
		return redirectWithFlash(
			back,
			{ tone: "success", text: t.savedHotels.saved({ name: outcome.name }), link: SEE_WISHLIST },
			headers,
		);
	if (outcome.reason === "full")
		return redirectWithFlash(back, { tone: "error", text: wishlistFull(), link: SEE_WISHLIST }, headers);
	const page: RefusedData = {
		title: t.savedHotels.goneTitle,
		message: t.savedHotels.goneText,
	};
	throw data(page, { status: 422 });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
