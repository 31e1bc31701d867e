import { redirect } from "@remix-run/node";
import { z } from "zod";
import { line, messageText } from "#app/common/forms/form-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { noConversation } from "#app/conversations/conversation-request.server.ts";
import { requireDesk } from "#app/conversations/desk-request.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { listTemplateHotels } from "./templates.server.ts";

export const templateSchema = z.object({
	...settingMarks,
	name: line({ missing: () => t.replyTemplates.enterName, min: 2, max: 60, name: () => t.words.name }),
	body: messageText(
		() => t.replyTemplates.enterText,
		() => t.replyTemplates.theText,
	),
});

/**
 * The guard of the pages of reply templates: those of the market’s staff below `/inbox/templates`, those of a hotel below
 * `/owner/inbox/templates` and its id, without which it leads to the first one.
 */
export async function requireTemplateDesk(request: Request, params: { hotelId?: string }) {
	const { isHotel, person, list } = await requireDesk(request);
	const at = `${list.path}/templates`;
	const desk = { person, inbox: list.path };
	if (!isHotel) return { ...desk, hotelId: null, here: at, hotels: [] as { id: string; name: string }[] };
	const chosen = params.hotelId === undefined ? null : unmaskId(params.hotelId);
	const hotels = await listTemplateHotels(db, { actor: person, chosen });
	const hotel = hotels.find(({ id }) => id === chosen);
	if (hotel)
		return {
			...desk,
			hotelId: hotel.id,
			here: `${at}/${maskId(hotel.id)}`,
			hotels: hotels.map(({ id, name }) => ({ id: maskId(id), name })),
		};
	if (params.hotelId !== undefined) throw noConversation();
	if (hotels[0]) throw redirect(`${at}/${maskId(hotels[0].id)}`, { status: 303 });
	throw await redirectWithFlash(list.path, {
		tone: "info",
		text: t.replyTemplates.noHotels,
	});
}
