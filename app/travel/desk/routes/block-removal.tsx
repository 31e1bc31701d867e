import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { yearIn } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { blocksPath } from "#app/travel/desk/block-messages.ts";
import { readOwnBlock, removeBlock } from "#app/travel/desk/blocks.server.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelManager(request);
	const block = await readOwnBlock(db, { blockId: unmaskId(params.blockId ?? ""), actor });
	if (!block) throw json(null, { status: 404 });
	const year = yearIn(block.time_zone, new Date());
	return json({
		list: blocksPath(block.hotel_id),
		room: formatRoomName(block.rooms, block.room),
		nights: formatStay({ checkIn: block.from_date, checkOut: block.to_date }, year),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const form = await readForm(request, z.object({}), actor);
	if (!form.ok) return form.refusal;
	const removed = await removeBlock(db, { blockId: unmaskId(params.blockId ?? "") ?? 0, actor });
	if (!removed.ok && removed.reason === "not_theirs") throw json(null, { status: 404 });
	// Already gone: removed in another tab, or by somebody else.
	if (!removed.ok) return redirectWithFlash("/owner/blocks", { tone: "info", text: t.blocks.alreadyRemoved });
	return redirectWithFlash(blocksPath(removed.hotelId), {
		tone: "success",
		text: t.blocks.removed,
	});
}

export default function BlockRemoval() {
	const { list, room, nights } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.blocks.question}
			closeHref={list}
			button={t.blocks.removeButton}
			busy={t.blocks.removing}
		>
			<p>{withCommas([room, nights])}</p>
			<p className="mt-1 text-secondary">{t.blocks.consequence}</p>
		</ConfirmDialog>
	);
}
