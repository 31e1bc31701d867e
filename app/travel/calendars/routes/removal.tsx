import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
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
		text: removed
			? "The calendar is removed. The dates it blocked are free again."
			: "The calendar was already removed.",
	});
}

export default function Removal() {
	const { name } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={`Remove ${name}?`}
			closeHref={`/edit-room/${useParams().roomId}/calendars`}
			button="Remove calendar"
			busy="Removing..."
		>
			<p className="text-secondary">
				The dates that this calendar blocks become free at once. The calendar on the other site does not
				change.
			</p>
		</ConfirmDialog>
	);
}
