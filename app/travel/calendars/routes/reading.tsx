import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { postOnly, requireHotelManager } from "#app/http/session/guards.server.ts";
import { feedFromParams, readFeedNow } from "#app/travel/calendars/feed-request.server.ts";

export const loader = postOnly("/edit-room/:roomId/calendars", requireHotelManager);

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const feed = await feedFromParams(params, person);
	await countUse("calendarByAccount", String(person.accountId));
	return readFeedNow(feed, t.calendars.isBeingRead({ name: feed.name }));
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
