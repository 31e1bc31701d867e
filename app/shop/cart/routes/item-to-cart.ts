import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { formatAdded, formatNotAdded } from "#app/shop/cart/cart-messages.ts";
import { ensureCartOwner } from "#app/shop/cart/cart-request.server.ts";
import { moveToCart } from "#app/shop/cart/wishlist.server.ts";

const LIST = "/wishlist";

export const loader = postOnly(LIST);

/** Moves a product from the wishlist to the cart. */
export async function action({ request, params }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, z.object({}), sender.person);
	if (!form.ok) return form.refusal;
	const { owner: cart, headers } = await ensureCartOwner(sender);
	const wishId = unmaskId(params.itemId ?? "") ?? 0;
	const outcome = await moveToCart(db, { owners: { cart, wishlistOwner: sender }, wishId, now: new Date() });
	if (!outcome.ok) return redirectWithFlash(LIST, { tone: "error", text: formatNotAdded(outcome) }, headers);
	const link = { href: "/checkout", label: t.cart.goToCheckout };
	return redirectWithFlash(LIST, { ...formatAdded(outcome), link }, headers);
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
