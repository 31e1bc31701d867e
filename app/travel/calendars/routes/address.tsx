import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { renewAddress } from "#app/travel/calendars/feeds.server.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await roomFromParams(params, await requireHotelManager(request));
	return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	await renewAddress(db, { roomId: room.id, actor: person });
	return redirectWithFlash(`/edit-room/${params.roomId}/calendars`, {
		tone: "success",
		text: t.calendarLinks.replaced,
	});
}

export default function Address() {
	return (
		<ConfirmDialog
			title={t.calendarLinks.question}
			closeHref={`/edit-room/${useParams().roomId}/calendars`}
			button={t.calendarLinks.button}
			busy={t.calendarLinks.busy}
		>
			<p className="text-secondary">{t.calendarLinks.consequence}</p>
		</ConfirmDialog>
	);
}
