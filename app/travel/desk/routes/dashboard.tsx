import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MAX_CHOICES } from "#app/account/memberships/members.server.ts";
import { formatDate, nameOfClock, timeOnClock, wallClock } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { hotelDashboardPath } from "#app/travel/desk/hotel-dashboard-path.ts";
import { readHouseFigures } from "#app/travel/desk/house-figures.server.ts";
import { readNightGrid } from "#app/travel/desk/night-grid.server.ts";
import { DeskAgenda } from "#app/travel/desk/ui/agenda.tsx";
import { HotelChoice } from "#app/travel/desk/ui/hotel-choice.tsx";
import { HouseCharts } from "#app/travel/desk/ui/house-charts.tsx";
import { NightGrid } from "#app/travel/desk/ui/night-grid.tsx";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { readAgenda } from "#app/travel/stays/list/agenda.server.ts";
import { toAgendaRow } from "#app/travel/stays/list/booking-row.ts";
import { OwnMemberships } from "#app/travel/team/own-memberships.tsx";
import { readMemberships } from "#app/travel/team/team.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { FollowPage } from "#app/ui/live/follow-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", live: true, wide: true, refreshAfter: 180 };
export const meta: MetaFunction = () => [{ title: pageTitle(t.hotelDashboard.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	await expireRequests(db, { now });
	const requestedId = unmaskId(new URL(request.url).searchParams.get("hotel") ?? "");
	const hotels = await ownHotels(db, { actor, permission: "bookings", chosen: requestedId });
	const open = hotels.filter((hotel) => hotel.archived_at === null);
	const one = hotels.find((hotel) => hotel.id === requestedId) ?? (open.length === 1 ? open[0] : undefined);
	const hotelId = one?.id ?? null;
	const timeZone = one?.time_zone ?? open[0]?.time_zone ?? market.timeZone;
	const isOneClock = one !== undefined || open.every(({ time_zone }) => time_zone === timeZone);
	const { date: today } = wallClock(now, timeZone);
	const year = Number(today.slice(0, 4));
	const [agenda, figures, grids] = await Promise.all([
		readAgenda(db, { actor, hotelId, now }),
		// With too many hotels to list, the sums would be slow and mean little.
		!one && hotels.length >= MAX_CHOICES ? null : readHouseFigures(db, { actor, hotelId, now }),
		// With many hotels there would be too many grids: select one first.
		readGrids(one ? [one] : open.length > MAX_GRIDS ? [] : open, now),
	]);
	const memberships = await readMemberships(db, actor);
	const atDesk = new Set(memberships.flatMap(({ id, role }) => (role === "desk" ? [maskId(id)] : [])));
	const lists = Object.entries(agenda).map(([name, { rows, count }]) => {
		return [name, { count, rows: rows.map((row) => toAgendaRow(row, now)) }];
	});
	return json({
		isDeskOnly: actor.isDeskOnly,
		isLive: canWatch(actor, "room_bookings"),
		memberships: memberships.map(({ id, name, role }) => ({
			name,
			role: t.memberRoles[role].label,
			leaveHref: `${hotelEditPath(id)}/team/${maskId(actor.accountId)}/removal`,
		})),
		hotels: hotels.map(({ id, name, status }) => ({ id: maskId(id), name, status })),
		hotel: one ? maskId(one.id) : "",
		agenda: Object.fromEntries(lists) as Record<keyof typeof agenda, ShownList>,
		figures,
		grids: grids.map((grid) => ({
			...grid,
			days: grid.dates.map((date) => formatDate(date, year)),
			isLinked: !atDesk.has(grid.id),
		})),
		currency: market.currency,
		day: isOneClock ? today : null,
		today: isOneClock ? withCommas([formatDate(today), nameOfClock(timeZone)]) : t.hotelDashboard.clocks,
		asOf: timeOnClock(now, timeZone),
	});
}

const MAX_GRIDS = 4;

const readGrids = (hotels: { id: number; name: string; time_zone: string }[], now: Date) =>
	Promise.all(
		hotels.map(async ({ id, name, time_zone }) => {
			const grid = await readNightGrid(db, { hotelId: id, from: wallClock(now, time_zone).date });
			return { ...grid, id: maskId(id), hotel: name };
		}),
	);

type ShownList = { count: number; rows: ReturnType<typeof toAgendaRow>[] };

export default function OwnerDashboard() {
	const data = useLoaderData<typeof loader>();
	const { hotels, hotel, agenda, figures, grids, currency, isDeskOnly, memberships } = data;
	const here = hotelDashboardPath(hotel);
	return (
		<>
			<div data-follow-part="desk">
				<PageHeading
					title={t.hotelDashboard.title}
					sub={data.today}
					isShort
					action={<AsOf asOf={data.asOf} here={here} />}
				/>
				{hotels.length === 0 ? (
					<EmptyState
						title={t.hotelDashboard.noHotels}
						icon="bed"
						action={<ButtonLink href="/list-new-hotel">{t.hotelDashboard.addHotel}</ButtonLink>}
					>
						{t.hotelDashboard.noHotelsText}
					</EmptyState>
				) : (
					<>
						<HotelChoice hotels={hotels} chosen={hotel} path="/owner/dashboard" />
						<DeskAgenda agenda={agenda} hotel={hotel} day={data.day} />
						{grids.map((grid) => (
							<NightGrid key={grid.id} {...grid} />
						))}
						{grids.length === 0 ? (
							<p className="mb-8 text-secondary">
								{figures || isDeskOnly ? t.hotelDashboard.choose : t.hotelDashboard.chooseFigures}
							</p>
						) : null}
						{figures ? <HouseCharts {...figures} currency={currency} /> : null}
					</>
				)}
			</div>
			<OwnMemberships memberships={memberships} />
			{data.isLive ? <FollowPage here={here} stream="/live?topic=room_bookings" isAtOnce /> : null}
		</>
	);
}
