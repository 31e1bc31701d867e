import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { wallClock, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import {
	type BlockRow,
	blocksPath,
	formatBlockRefusal,
	toBlockRow,
} from "#app/travel/desk/block-messages.ts";
import { addBlock, listBlocks } from "#app/travel/desk/blocks.server.ts";
import { blockForm } from "#app/travel/desk/desk-forms.ts";
import { BlockTable } from "#app/travel/desk/ui/block-table.tsx";
import { HotelChoice } from "#app/travel/desk/ui/hotel-choice.tsx";
import { NoRooms } from "#app/travel/desk/ui/no-rooms.tsx";
import { listDeskRooms, roomChoices } from "#app/travel/desk/walk-in.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, NumberField, TextField } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.blocks.title) }];

/** Shows `?hotel=…`; by default the first one. */
export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelManager(request);
	const now = new Date();
	const rooms = await listDeskRooms(db, actor);
	const names = new Map(rooms.map((room) => [room.hotel_id, room.hotel]));
	const requestedId = unmaskId(new URL(request.url).searchParams.get("hotel") ?? "");
	const ofHotel = rooms.find(({ hotel_id }) => hotel_id === requestedId) ?? rooms[0];
	const hotels = [...names].map(([id, name]) => ({ id: maskId(id), name }));
	const nothing = { rooms: [] as ReturnType<typeof roomChoices>, blocks: [] as BlockRow[] };
	if (!ofHotel) return json({ ...nothing, hotels, hotel: "", today: "", idempotencyKey: "" });
	const { hotel_id: hotelId, time_zone } = ofHotel;
	const today = wallClock(now, time_zone).date;
	const year = Number(today.slice(0, 4));
	const shown = { hotelId, today, thisYear: year };
	const blocks = (await listBlocks(db, { hotelId, today })).map((block) => toBlockRow(block, shown));
	const ownRooms = roomChoices(rooms.filter((room) => room.hotel_id === hotelId));
	const hotel = maskId(hotelId);
	return json({ hotels, hotel, rooms: ownRooms, blocks, today, idempotencyKey: randomUUID() });
}

export async function action({ request }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const form = await readForm(request, blockForm, actor);
	if (!form.ok) return form.refusal;
	const { room: roomId, ...block } = form.value;
	const rooms = await listDeskRooms(db, actor);
	const room = rooms.find(({ id }) => id === roomId);
	if (!room) return form.refuse({ room: [t.blockFields.chooseOwnRoom] });
	const now = new Date();
	const outcome = await addBlock(db, { ...block, roomId, actor, now });
	if (!outcome.ok) {
		const year = yearIn(room.time_zone, now);
		const { field, message, status } = formatBlockRefusal(outcome, year);
		return form.refuse({ [field]: [message] }, status);
	}
	const text = outcome.repeated ? t.blockFields.again : t.blockFields.added;
	return redirectWithFlash(blocksPath(room.hotel_id), {
		tone: outcome.repeated ? "info" : "success",
		text,
	});
}

export default function Blocks() {
	const { hotels, hotel, rooms, blocks, today, idempotencyKey } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "block",
		lastResult: useActionData<typeof action>(),
		defaultValue: { rooms: "1" },
	});
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<>
			<Outlet />
			<PageHeading title={t.blocks.title} sub={t.blocks.intro} />
			<HotelChoice hotels={hotels} chosen={hotel} path="/owner/blocks" isOne />
			{rooms.length === 0 ? (
				<NoRooms />
			) : (
				<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
					<BlockTable blocks={blocks} />
					<Card title={t.blockFields.title}>
						<PostForm id={form.id} action={`/owner/blocks?hotel=${hotel}`} idempotencyKey={idempotencyKey}>
							<ErrorSummary form={form} />
							<SelectField field={field("room")} label={t.blockFields.room} choices={rooms} />
							<div className="grid grid-cols-2 items-end gap-x-4">
								<DateField field={field("from")} label={t.blockFields.first} min={today} width="full" />
								<DateField field={field("to")} label={t.blockFields.last} min={today} width="full" />
							</div>
							<NumberField field={field("rooms")} label={t.blockFields.rooms} />
							<TextField
								field={field("note")}
								label={t.blockFields.note}
								hint={t.blockFields.noteHint({ market: marketName() })}
								optional
								autoComplete="off"
							/>
							<Button busy={t.blockFields.busy}>{t.blockFields.title}</Button>
						</PostForm>
					</Card>
				</div>
			)}
		</>
	);
}
