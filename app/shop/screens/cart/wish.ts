import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { nameWishOwner, readCartOwner } from "#app/http/identity/cart.server.ts";
import { readPerson } from "#app/http/identity/session.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { GONE, SEE_WISHLIST, saySaved, WISHLIST_FULL } from "#app/shop/cart/cart-sentences.ts";
import { saveForLater } from "#app/shop/cart/move-wish.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

const CART = "/checkout";

export const loader = () => redirect(CART, { status: 303 });

/** Moves a line of the cart to the wishlist. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const cart = await readCartOwner(request, person);
	const { owner: wishes, headers } = await nameWishOwner(request, person);
	const lineId = unmaskId(params.lineId ?? "") ?? 0;
	const outcome = await saveForLater(db, { owners: { cart, wishes }, lineId, now: new Date() });
	if (outcome.ok) return redirectWithFlash(CART, saySaved(outcome.what), headers);
	if (outcome.reason === "gone") return redirectWithFlash(CART, { tone: "info", text: GONE });
	return redirectWithFlash(CART, { tone: "error", text: WISHLIST_FULL, link: SEE_WISHLIST });
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function Wish() {
	return null;
}
