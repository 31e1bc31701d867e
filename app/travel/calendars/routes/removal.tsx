import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { feedFromParams } from "#app/travel/calendars/feed-request.server.ts";
import { removeFeed } from "#app/travel/calendars/feeds.server.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { name } = await feedFromParams(params, await requireHotelManager(request));
	return json({ name });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const { id: roomId } = await roomFromParams(params, person);
	const feedId = unmaskId(params.feedId ?? "") ?? 0;
	const removed = await removeFeed(db, { roomId, feedId, actor: person });
	return redirectWithFlash(`/edit-room/${params.roomId}/calendars`, {
		tone: removed ? "success" : "info",
		text: removed ? t.calendars.removed : t.calendars.alreadyRemoved,
	});
}

export default function Removal() {
	const { name } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.calendars.removeQuestion({ name })}
			closeHref={`/edit-room/${useParams().roomId}/calendars`}
			button={t.calendars.removeButton}
			busy={t.calendars.removing}
		>
			<p className="text-secondary">{t.calendars.removeText}</p>
		</ConfirmDialog>
	);
}
