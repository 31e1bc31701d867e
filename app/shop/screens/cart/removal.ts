import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { readCartOwner } from "#app/http/identity/cart.server.ts";
import { readPerson } from "#app/http/identity/session.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { sayRemoved } from "#app/shop/cart/cart-sentences.ts";
import { removeLine } from "#app/shop/cart/change-cart.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

const CART = "/checkout";

export const loader = () => redirect(CART, { status: 303 });

/** Takes a line out of the cart, and offers to put it back. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const owner = await readCartOwner(request, person);
	const lineId = unmaskId(params.lineId ?? "") ?? 0;
	const removed = await removeLine(db, { owner, lineId, now: new Date() });
	return redirectWithFlash(CART, sayRemoved(removed, randomUUID()));
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function Removal() {
	return null;
}
