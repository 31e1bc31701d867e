import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { HotelChoice } from "#app/travel/desk/ui/hotel-choice.tsx";
import { requireDeskHotel } from "#app/travel/room-plan/desk-hotel-request.server.ts";
import { HousekeepingList } from "#app/travel/room-plan/ui/housekeeping-list.tsx";
import { markUnit, readHousekeeping } from "#app/travel/units/housekeeping.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { FollowPage } from "#app/ui/live/follow-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", live: true, refreshAfter: 180 };
export const meta: MetaFunction = () => [{ title: pageTitle(t.housekeeping.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { actor, now, url, hotel, hotels, today } = await requireDeskHotel(request);
	const zone = hotel?.time_zone ?? "UTC";
	const units = hotel ? await readHousekeeping(db, { hotelId: hotel.id, today }) : [];
	return json({
		hotels,
		hotel: hotel ? maskId(hotel.id) : "",
		isAll: !url.has("dirty"),
		toClean: units.filter((unit) => unit.housekeeping === "dirty").length,
		units: units.map(({ id, at, by, outUntil, ...unit }) => {
			const since = formatMoment(at, zone, now);
			return {
				...unit,
				id: maskId(id),
				since: by ? t.housekeeping.by({ at: since, by }) : t.housekeeping.since({ at: since }),
				out: outUntil && t.housekeeping.outUntil({ date: formatDate(outUntil, Number(today.slice(0, 4))) }),
			};
		}),
		isLive: canWatch(actor, "room_bookings"),
		date: formatDate(today),
		asOf: timeOnClock(now, zone),
	});
}

const STATES = ["dirty", "clean", "inspected"] as const;
const schema = z.object({
	unit: z.string().transform((masked) => unmaskId(masked) ?? 0),
	from: z.enum(STATES),
	to: z.enum(STATES),
});

export async function action({ request }: ActionFunctionArgs) {
	const { actor, now, url } = await requireDeskHotel(request);
	const form = await readForm(request, schema, actor);
	if (!form.ok) return form.refusal;
	const { unit: unitId, from, to } = form.value;
	const marked = await markUnit(db, { unitId, from, to, actor, now });
	if (!marked.ok && marked.reason === "gone") throw json(null, { status: 404 });
	const { name } = marked;
	const search = new URLSearchParams({
		hotel: maskId(marked.hotelId),
		...(url.has("dirty") ? { dirty: "" } : {}),
	});
	const here = `/owner/housekeeping?${search}`;
	if (marked.ok) {
		const text = t.housekeeping.done({ name, state: t.housekeeping.inSentence[to] });
		const undo = { action: here, label: t.words.undo, fields: { unit: maskId(unitId), from: to, to: from } };
		return redirectWithFlash(`${here}#${maskId(unitId)}`, { tone: "success", text, undo });
	}
	const text = t.housekeeping.late({ name, state: t.housekeeping.inSentence[marked.state] });
	return redirectWithFlash(here, { tone: "error", text });
}

export default function Housekeeping() {
	const { hotels, hotel, isAll, toClean, units, isLive, date, asOf } = useLoaderData<typeof loader>();
	const all = `/owner/housekeeping?hotel=${hotel}`;
	const here = isAll ? all : `${all}&dirty=`;
	return (
		<div data-follow-part="housekeeping">
			<PageHeading
				title={t.housekeeping.title}
				sub={date}
				isShort
				action={<AsOf asOf={asOf} here={here} />}
			/>
			<HotelChoice hotels={hotels} chosen={hotel} path="/owner/housekeeping" isOne />
			{units.length === 0 ? (
				<EmptyState title={t.housekeeping.none} icon="bed">
					{t.housekeeping.noneText}
				</EmptyState>
			) : (
				<>
					<p className="mb-3 flex flex-wrap gap-1 print:hidden">
						<ButtonLink dense variant={isAll ? "primary" : "quiet"} href={all}>
							{t.housekeeping.allRooms} {units.length}
						</ButtonLink>
						<ButtonLink dense variant={isAll ? "quiet" : "primary"} href={`${all}&dirty=`}>
							{t.housekeeping.toClean} {toClean}
						</ButtonLink>
					</p>
					<p className="mb-4 text-sm text-secondary print:hidden">{t.housekeeping.intro}</p>
					<HousekeepingList
						units={isAll ? units : units.filter((unit) => unit.housekeeping === "dirty")}
						action={here}
					/>
				</>
			)}
			{isLive ? <FollowPage here={here} stream="/live?topic=room_bookings" isAtOnce /> : null}
		</div>
	);
}
