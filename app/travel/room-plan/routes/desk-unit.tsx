import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDate, isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { formatBlockRefusal } from "#app/travel/desk/block-messages.ts";
import { addBlock } from "#app/travel/desk/blocks.server.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import { readDeskUnit } from "#app/travel/room-plan/desk-hotel-request.server.ts";
import { readTimeline, readUnitUses } from "#app/travel/room-plan/timeline.server.ts";
import { unitBlockForm } from "#app/travel/room-plan/unit-forms.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.timeline.roomTitle({ name: data.name }) : t.timeline.title) },
];

async function requireDeskUnit(request: Request, params: { unitId?: string }) {
	const actor = await requireHotelStaff(request);
	const unit = await readDeskUnit(params.unitId, actor);
	if (!unit) throw json(null, { status: 404 });
	const now = new Date();
	return { actor, unit, now, today: wallClock(now, unit.time_zone).date };
}

/** What can be done with a room from `?from=` on. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { unit, today } = await requireDeskUnit(request, params);
	const asked = new URL(request.url).searchParams.get("from") ?? "";
	const from = isCalendarDate(asked) && asked > today ? asked : today;
	const days = { from, days: 31 };
	const { types, stays } = await readTimeline(db, { hotelId: unit.hotel_id, roomId: unit.room_id, ...days });
	const uses = await readUnitUses(db, { hotelId: unit.hotel_id, unitId: unit.id, from });
	const year = Number(today.slice(0, 4));
	const fitting = (types[0]?.missing ?? [])
		.filter((span) => uses.every((run) => run.checkOut <= span.checkIn || span.checkOut <= run.checkIn))
		.flatMap((span) => {
			const stay = stays.find(({ id }) => id === span.bookingId);
			return stay
				? [{ number: stay.number, name: stay.name, from: span.checkIn, dates: formatDates(span, year) }]
				: [];
		});
	const masked = maskId(unit.id);
	return json({
		id: masked,
		name: unit.name,
		room: `${unit.room}, ${unit.hotel}`,
		notes: unit.notes,
		back: `/owner/timeline?${new URLSearchParams({ hotel: maskId(unit.hotel_id), from: addDays(from, -1) })}`,
		from,
		date: formatDate(from, year),
		today,
		fitting,
		uses: uses.map(({ guest, blockId, ...dates }) => ({
			number: guest?.number ?? "",
			name: guest?.name ?? t.timeline.blocked,
			block: blockId === null ? null : maskId(blockId),
			from: dates.checkIn,
			dates: formatDates(dates, year),
		})),
		idempotencyKey: randomUUID(),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, unit, now, today } = await requireDeskUnit(request, params);
	const form = await readForm(request, unitBlockForm, actor);
	if (!form.ok) return form.refusal;
	const block = { ...form.value, roomId: unit.room_id, unitId: unit.id, rooms: 1, actor, now };
	const outcome = await addBlock(db, block);
	if (!outcome.ok) {
		const { field, message, status } = formatBlockRefusal(outcome, Number(today.slice(0, 4)));
		return form.refuse({ [field === "rooms" || field === "room" ? "from" : field]: [message] }, status);
	}
	const to = new URLSearchParams({ hotel: maskId(unit.hotel_id), from: addDays(form.value.from, -1) });
	const text = t.timeline.blockDone({ name: unit.name });
	return redirectWithFlash(`/owner/timeline?${to}`, { tone: "success", text });
}

export default function DeskUnit() {
	const { id, name, room, notes, back, from, date, today, fitting, uses, idempotencyKey } =
		useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ from: string; to: string; note: string }>({
		id: "block",
		lastResult: useActionData<typeof action>(),
		defaultValue: { from, to: from },
	});
	return (
		<>
			<PageHeading
				title={t.timeline.roomTitle({ name })}
				sub={notes ? `${room} · ${notes}` : room}
				action={
					<ButtonLink variant="plain" dense href={back}>
						{t.timeline.title}
					</ButtonLink>
				}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Card
					title={t.timeline.uses}
					aside={<span className="text-secondary">{t.timeline.from({ date })}</span>}
				>
					{uses.length === 0 ? (
						<p className="text-secondary">{t.timeline.empty}</p>
					) : (
						<ul className="divide-y divide-line">
							{uses.map(({ number, name: guest, block, from: since, dates }) => (
								<UseLine
									key={`${number} ${block} ${since}`}
									name={
										number ? (
											<a className="link" href={`/owner/manage-bookings/${number}`}>
												{guest}
											</a>
										) : (
											guest
										)
									}
									dates={dates}
									href={
										block
											? `/owner/blocks/${block}/removal`
											: `/owner/manage-bookings/${number}/assignment?${new URLSearchParams({ from: since, returnTo: back })}`
									}
								>
									{block ? t.blocks.removeButton : t.roomPlan.move} <span className="sr-only">{guest}</span>
								</UseLine>
							))}
						</ul>
					)}
				</Card>
				<Card title={t.timeline.block}>
					<PostForm form={form} idempotencyKey={idempotencyKey}>
						<p className="mb-4 text-secondary">{t.timeline.blockHint}</p>
						<div className="grid grid-cols-2 items-end gap-x-4">
							<DateField field={fields.from} label={t.timeline.first} min={today} width="full" />
							<DateField field={fields.to} label={t.timeline.last} min={today} width="full" />
						</div>
						<TextField field={fields.note} label={t.timeline.reason} optional autoComplete="off" />
						<Button busy={t.timeline.busy}>{t.timeline.block}</Button>
					</PostForm>
				</Card>
				{fitting.length === 0 ? null : (
					<Card title={t.timeline.fitting}>
						<ul className="divide-y divide-line">
							{fitting.map((stay) => (
								<UseLine
									key={`${stay.number} ${stay.from}`}
									name={stay.name}
									dates={stay.dates}
									href={`/owner/manage-bookings/${stay.number}/assignment?${new URLSearchParams({ unit: id, from: stay.from, returnTo: back })}`}
								>
									{t.roomPlan.assign} <span className="sr-only">{stay.name}</span>
								</UseLine>
							))}
						</ul>
					</Card>
				)}
			</div>
		</>
	);
}

type UseLineProps = { name: ReactNode; dates: string; href: string; children: ReactNode };

const UseLine = ({ name, dates, href, children }: UseLineProps) => (
	<li className="flex flex-wrap items-center justify-between gap-3 py-2">
		<span className="min-w-0 wrap-anywhere">
			<strong className="font-semibold">{name}</strong> {dates}
		</span>
		<ButtonLink variant="plain" dense href={href}>
			{children}
		</ButtonLink>
	</li>
);
