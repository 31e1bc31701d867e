import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readReturnPath, requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { assignAsStaff, firstNightAhead } from "#app/travel/room-plan/assign-as-staff.server.ts";
import { readGuests } from "#app/travel/room-plan/read-guests.server.ts";
import { explainAssignment } from "#app/travel/units/assignment-messages.ts";
import { readStayUnits, readUnitChoices } from "#app/travel/units/stay-units.server.ts";
import { chosenUnits, unitChoiceFields } from "#app/travel/units/unit-choice-form.ts";
import { UnitFields } from "#app/travel/units/unit-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

/** Shows the rooms from `?from=` on, and chooses `?unit=` where it is free. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking, now } = await requireManagedBooking(request, params);
	const { number, name, rooms, check_out } = booking;
	const url = new URL(request.url).searchParams;
	const first = firstNightAhead(booking, wallClock(now, booking.time_zone).date);
	const asked = url.get("from") ?? "";
	const from = isCalendarDate(asked) && asked > first && asked < check_out ? asked : first;
	const { free, chosen, current, swaps, version } = await readUnitChoices(db, booking, from);
	const wanted = free.find((unit) => unit.id === unmaskId(url.get("unit") ?? ""));
	const others = wanted && rooms > 1 ? chosen.filter((id) => id !== wanted.id).slice(0, rooms - 1) : [];
	const guests = await readGuests(
		db,
		swaps.map(({ bookingId }) => bookingId),
	);
	const own = current.length > 0 ? maskId(current[0] ?? 0) : null;
	return json({
		number,
		name,
		rooms,
		from,
		first,
		last: addDays(check_out, -1),
		free,
		chosen: wanted ? [wanted.id, ...others] : chosen,
		version,
		swaps: own
			? swaps.map((unit) => ({
					label: t.roomPlan.swapWith({ name: unit.name, guest: guests.get(unit.bookingId)?.name ?? "" }),
					query: `unit=${own}&with=${maskId(unit.id)}`,
				}))
			: [],
		back: readReturnPath(request, number),
	});
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

const schema = z.object({
	...unitChoiceFields,
	from: z
		.string()
		.optional()
		.transform((date) => (date && isCalendarDate(date) ? date : null)),
});

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	const { number, name: guest, check_out } = booking;
	const before = await readStayUnits(db, booking);
	const unitIds = chosenUnits(form.value);
	const { from, expectedUnits: expected = null } = form.value;
	const outcome = await assignAsStaff(db, { number, actor, from, unitIds, expected, now });
	if (!outcome.ok && outcome.reason === "gone") throw json(null, { status: 404 });
	if (!outcome.ok) return form.refuse({ "": [explainAssignment(outcome)] }, 409);
	const after = await readStayUnits(db, booking);
	const rooms = withCommas([
		...new Set(after?.spans.filter(({ unitId }) => unitIds.includes(unitId)).map((span) => span.name)),
	]);
	const since = from ?? firstNightAhead(booking, wallClock(now, booking.time_zone).date);
	const last = before?.spans.filter((span) => span.checkOut > since) ?? [];
	// One form can give back rooms for all of these nights, but not one room after another.
	const canUndo = last.every((span) => span.checkIn <= since && span.checkOut === check_out);
	const fields = Object.fromEntries(last.map(({ unitId }, at) => [`unit${at + 1}`, maskId(unitId)]));
	return redirectWithFlash(readReturnPath(request, number), {
		tone: "success",
		text: unitIds.length > 0 ? t.roomPlan.assigned({ guest, rooms }) : t.roomPlan.unassigned({ guest }),
		...(canUndo
			? {
					undo: {
						action: new URL(request.url).pathname + new URL(request.url).search,
						label: t.words.undo,
						fields: { ...fields, ...(from ? { from } : {}), expectedUnits: after?.version ?? "" },
					},
				}
			: {}),
	});
}

export default function Assignment() {
	const data = useLoaderData<typeof loader>();
	const { number, name, rooms, from, first, last, free, chosen, version, swaps, back } = data;
	const [form, fields] = useForm<{ from: string }>({
		id: "assignment",
		lastResult: useActionData<typeof action>(),
		defaultValue: { from },
	});
	return (
		<Dialog title={t.roomPlan.titleOf({ name })} closeHref={back} isFieldFocused>
			<PostForm form={form}>
				<input type="hidden" name="expectedUnits" value={version} />
				{free.length === 0 ? <p className="mb-4">{t.roomPlan.noneFree}</p> : null}
				<UnitFields free={free} chosen={chosen} rooms={rooms} />
				{first < last ? (
					<DateField field={fields.from} label={t.roomPlan.from} min={first} max={last} />
				) : null}
				<DialogButtons>
					<Button busy={t.words.saving}>{t.roomPlan.assign}</Button>
				</DialogButtons>
			</PostForm>
			{swaps.length > 0 ? (
				<details className="mt-5">
					<summary className="link">{t.roomPlan.swap}</summary>
					<ul className="mt-2 grid gap-1">
						{swaps.map(({ label, query }) => (
							<li key={query}>
								<a
									className="link"
									href={`/owner/manage-bookings/${number}/swap?${query}&${new URLSearchParams({ returnTo: back })}`}
								>
									{label}
								</a>
							</li>
						))}
					</ul>
				</details>
			) : null}
		</Dialog>
	);
}
