import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { readWishOwner } from "#app/http/identity/cart.server.ts";
import { readPerson } from "#app/http/identity/session.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { sayForgotten } from "#app/shop/cart/cart-sentences.ts";
import { removeWish } from "#app/shop/cart/wishlist.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

const LIST = "/wishlist";

export const loader = () => redirect(LIST, { status: 303 });

/** Takes a thing off the wishlist, and offers to put it back. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const owner = await readWishOwner(request, person);
	const removed = await removeWish(db, { owner, wishId: unmaskId(params.itemId ?? "") ?? 0 });
	return redirectWithFlash(LIST, sayForgotten(removed));
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function ItemRemoval() {
	return null;
}
