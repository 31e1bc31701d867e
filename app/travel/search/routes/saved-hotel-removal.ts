import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { removeHotelWish } from "#app/travel/search/saved/saved-hotels.server.ts";
import { savedHotelPath } from "#app/travel/search/saved/saved-path.ts";

const LIST = "/wishlist";

export const loader = postOnly(LIST);

const schema = z.object({ returnTo: z.string().optional() });

/** Removes a hotel from the wishlist, with an undo, and returns to the page of the button. */
export async function action({ request, params }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, schema, sender.person);
	if (!form.ok) return form.refusal;
	const hotelId = unmaskId(params.hotelId ?? "") ?? 0;
	const name = await removeHotelWish(db, { owner: sender, hotelId });
	const back = ownPath(form.value.returnTo, LIST);
	if (name === null) return redirectWithFlash(back, { tone: "info", text: t.savedHotels.notSaved });
	return redirectWithFlash(back, {
		tone: "success",
		text: t.savedHotels.removed({ name }),
		undo: { action: savedHotelPath(hotelId), label: t.savedHotels.undo, fields: { returnTo: back } },
	});
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
