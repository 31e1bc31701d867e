import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { findFeed, removeFeed } from "#app/travel/calendars/feeds.server.ts";
import { readOwnRoom } from "#app/travel/hotels/own-hotels.server.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

async function read(request: Request, params: LoaderFunctionArgs["params"]) {
	const person = await requireHotelStaff(request);
	const room = await readOwnRoom(db, { roomId: unmaskId(params.roomId ?? ""), actor: person });
	const found = room && { roomId: room.id, feedId: unmaskId(params.feedId ?? "") ?? 0 };
	return { person, found, feed: found && (await findFeed(db, found)) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { feed } = await read(request, params);
	if (!feed) throw json(null, { status: 404 });
	return json({ name: feed.name });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { person, found } = await read(request, params);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	if (!found) throw json(null, { status: 404 });
	const removed = await removeFeed(db, found);
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
