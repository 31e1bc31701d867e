import { type ActionFunctionArgs, data } from "@remix-run/node";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { nameGuest } from "#app/http/session/guest.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { shopperSubmitter } from "#app/http/session/submitter.server.ts";
import { wishSchema } from "#app/shop/cart/cart-form.ts";
import { formatSavedForLater, SEE_WISHLIST, WISHLIST_FULL } from "#app/shop/cart/cart-messages.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { saveWish } from "#app/shop/wishlist/save-wish.server.ts";

export const loader = postOnly("/wishlist");

/** Saves a product for later, from its page, and returns there. */
export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, wishSchema, sender.person);
	if (!form.ok) return form.refusal;
	const { variantId, returnTo } = form.value;
	if (variantId === null) throw nothingToSave();
	if (!sender.person) await countUse("wishByAddress", sender.address);
	const submitter = shopperSubmitter(request, sender, "guest");
	const wish = { submitter, owner: sender, variantId, now: new Date() };
	const { outcome, guestToken } = await saveWish(db, wish);
	const headers = await nameGuest(guestToken);
	if (!outcome.ok && outcome.reason === "unknown") throw nothingToSave();
	const { productId } = outcome.what;
	const back = ownPath(returnTo, productPath(productId, variantId));
	if (outcome.ok) return redirectWithFlash(back, formatSavedForLater(outcome.what), headers);
	return redirectWithFlash(back, { tone: "error", text: WISHLIST_FULL, link: SEE_WISHLIST }, headers);
}

function nothingToSave() {
	const page: RefusedData = {
		title: "This product is no longer available",
		message: "Nothing was saved. Choose another product in the shop.",
	};
	return data(page, { status: 422 });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
