import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { framedRoom, roomEditPath } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { newUnitsForm } from "#app/travel/room-plan/unit-forms.ts";
import { RoomFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { MOST_UNITS, suggestUnitNames } from "#app/travel/units/unit-names.ts";
import { addUnits, listUnits } from "#app/travel/units/units.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.units.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const all = await listUnits(db, { hotelId: room.hotel_id });
	const units = all.filter(({ room_id }) => room_id === room.id);
	const missing = Math.min(MOST_UNITS, Math.max(1, room.quantity - units.length));
	return json({
		room: framedRoom(room),
		quantity: room.quantity,
		units: units.map(({ id, name, floor, notes }) => ({ id: maskId(id), name, floor, notes })),
		suggested: suggestUnitNames(
			all.map(({ name }) => name),
			missing,
		),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const room = await roomFromParams(params, person);
	const form = await readForm(request, newUnitsForm, person);
	if (!form.ok) return form.refusal;
	const { numbers: names, floor } = form.value;
	const added = await addUnits(db, { roomId: room.id, actor: person, names, floor, now: new Date() });
	if (!added.ok && added.reason === "gone") throw json(null, { status: 404 });
	if (!added.ok) return form.refuse({ numbers: [t.units.taken({ names: withCommas(added.names) })] }, 409);
	const text = t.units.added({ count: names.length });
	return redirectWithFlash(`${roomEditPath(room.id)}/units`, { tone: "success", text });
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["units"][number];

const columns = (): Column<Row>[] => [
	{
		key: "name",
		title: t.words.room,
		isLead: true,
		cell: ({ name }) => <strong className="font-semibold tabular-nums">{name}</strong>,
	},
	{ key: "floor", title: t.units.floor, cell: ({ floor }) => floor },
	{ key: "notes", title: t.units.notes, cell: ({ notes }) => <span className="wrap-anywhere">{notes}</span> },
];

export default function Units() {
	const { room, quantity, units, suggested } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ numbers: string; floor: string }>({
		id: "units",
		lastResult: useActionData<typeof action>(),
		defaultValue: { numbers: suggested },
	});
	const here = `${roomEditPath(room.id)}/units`;
	const text = { autoComplete: "off", width: "medium" } as const;
	return (
		<RoomFrame room={room} here="/units">
			<Outlet />
			<p className="mb-4 max-w-prose text-secondary">{t.units.intro}</p>
			{units.length > 0 && units.length !== quantity ? (
				<p data-tone="yellow" className="notice mb-5">
					<span>
						{t.units.differs({ units: units.length, quantity })}{" "}
						<a href={roomEditPath(room.id)} className="link">
							{t.units.changeQuantity}
						</a>
					</span>
				</p>
			) : null}
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				{units.length === 0 ? (
					<EmptyState title={t.units.none} icon="bed">
						{t.units.noneText}
					</EmptyState>
				) : (
					<DataTable
						caption={t.units.title}
						columns={columns()}
						rows={units}
						rowKey={({ id }) => id}
						actions={({ id, name }) => (
							<ButtonLink href={`${here}/${id}`} variant="plain" dense>
								{t.words.edit} <span className="sr-only">{name}</span>
							</ButtonLink>
						)}
					/>
				)}
				<Card title={t.units.add}>
					<PostForm form={form} action={here}>
						<TextField field={fields.numbers} label={t.units.numbers} hint={t.units.numbersHint} {...text} />
						<TextField
							field={fields.floor}
							label={t.units.floor}
							hint={t.units.floorHint}
							optional
							autoComplete="off"
							width="code"
						/>
						<Button busy={t.units.adding}>{t.units.add}</Button>
					</PostForm>
				</Card>
			</div>
		</RoomFrame>
	);
}
