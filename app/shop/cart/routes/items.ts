import type { ActionFunctionArgs } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { wishSchema } from "#app/shop/cart/cart-form.ts";
import { formatSavedForLater } from "#app/shop/cart/cart-messages.ts";
import { productGone } from "#app/shop/cart/cart-request.server.ts";
import { addWish } from "#app/shop/cart/wishlist.server.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { SEE_WISHLIST, wishlistFull } from "#app/wishlist/wishlist-messages.ts";
import { ensureWishlistOwner } from "#app/wishlist/wishlist-request.server.ts";

export const loader = postOnly("/wishlist");

/** Saves a product for later, from its page, and returns there. */
export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, wishSchema, sender.person);
	if (!form.ok) return form.refusal;
	const { variantId, returnTo } = form.value;
	if (variantId === null) throw nothingToSave();
	if (!sender.person) await countUse("wishByAddress", sender.address);
	const { owner, headers } = await ensureWishlistOwner(sender);
	const outcome = await addWish(db, { owner, variantId, now: new Date() });
	if (!outcome.ok && outcome.reason === "unknown") throw nothingToSave();
	const { productId } = outcome.what;
	const back = ownPath(returnTo, productPath(productId, variantId));
	if (outcome.ok) return redirectWithFlash(back, formatSavedForLater(outcome.what), headers);
	return redirectWithFlash(back, { tone: "error", text: wishlistFull(), link: SEE_WISHLIST }, headers);
}

const nothingToSave = () => productGone(t.cart.nothingSaved);

export { FormOnly as default } from "#app/ui/form/form-only.ts";
