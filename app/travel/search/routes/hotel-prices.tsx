import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { weeksOf } from "#app/travel/nights/read-month.server.ts";
import { dateOfDay, dayOf, hotelPath } from "#app/travel/nights/stay.ts";
import { asksForAges, sleepsParty } from "#app/travel/quotes/occupancy.ts";
import { readPricedPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readOfferRules } from "#app/travel/quotes/read-sold-room.server.ts";
import { lastCheckOut, missesAges, readStayForm } from "#app/travel/quotes/stay-form.ts";
import { taxOfHotel } from "#app/travel/quotes/stay-tax.ts";
import { readPriceMonths } from "#app/travel/search/price-calendar.server.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import { PriceCalendar } from "#app/travel/search/ui/price-calendar.tsx";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { hotel, origin } = data;
	const path = `${hotelPath(hotel.id)}/prices`;
	const description = t.priceCalendar.description({ hotel: hotel.name, city: hotel.city });
	return pageMeta({
		origin,
		path,
		title: t.priceCalendar.title({ hotel: hotel.name }),
		description,
		isUnlisted: true,
	});
};

/** Shows two months from `?month=2026-12` on for a party; with `checkIn`, the dates on which its stay can end. */
export const loader = cacheUntilChanged(
	{
		of: ["travel", "nights"],
		params: ["month", "checkIn", "adults", "children", "ages", "rooms"],
		status: ({ problems }: { problems: string[] }) => (problems.length > 0 ? 422 : 200),
	},
	async ({ params, request }) => {
		const hotelId = unmaskId(params.hotelId ?? "");
		const hotel = hotelId === null ? undefined : await readHotel(db, { hotelId });
		if (!hotel) throw json(null, { status: 404 });
		const { searchParams } = new URL(request.url);
		const here = wallClock(new Date(), hotel.time_zone);
		const today = here.date;
		const asked = searchParams.get("checkIn") || null;
		searchParams.delete("checkIn");
		const form = readStayForm(searchParams, { today });
		const bookable = {
			first: here.time < hotel.same_day_until ? today : dateOfDay(dayOf(today) + 1),
			last: lastCheckOut(today),
		};
		const ids = JSON.stringify(hotel.rooms.map(({ id }) => id));
		const plans = await readPricedPlans(db, { by: "room_id", ids });
		const rules = await readOfferRules(db, { hotelIds: JSON.stringify([hotel.id]) });
		const ofHotel = { offers: rules.get(hotel.id) ?? [], tax: taxOfHotel(hotel) };
		const rooms = hotel.rooms.map((room) => ({ ...room, plans: plans.get(room.id) ?? [], ...ofHotel }));
		const query = { rooms, party: form.party, bookable, today, month: searchParams.get("month") };
		const isDate =
			asked !== null && isCalendarDate(asked) && asked >= bookable.first && asked < bookable.last;
		const chosen = isDate ? await readPriceMonths(db, { ...query, checkIn: asked }) : null;
		const isPossible = chosen !== null && (chosen.checkOuts?.size ?? 0) > 0;
		const shown = isPossible ? chosen : await readPriceMonths(db, { ...query, checkIn: null });

		const hasSpace = hotel.rooms.some((room) => sleepsParty(room, form.party));
		const problems = [
			...Object.values(form.problems),
			...(asked !== null && hasSpace && !isPossible
				? [
						isCalendarDate(asked)
							? t.priceCalendar.noCheckIn({ date: formatDate(asked) })
							: t.priceCalendar.noCheckInThen,
					]
				: []),
		];
		const { months, nights, checkOuts, before, after } = shown;
		return {
			hotel: { id: hotel.id, name: hotel.name, city: hotel.city },
			calendar: {
				months: months.map((month) => ({
					month,
					// Past weeks are left out.
					weeks: weeksOf({ from: `${month}-01`, to: `${month}-32` })
						.map((week) => week.map((date) => (date.startsWith(month) ? date : null)))
						.filter((week) => week.some((date) => date !== null && date >= today)),
				})),
				nights,
				checkOuts: checkOuts && [...checkOuts],
				before,
				after,
			},
			checkIn: isPossible ? asked : null,
			party: form.party,
			asksAges: asksForAges(hotel) && missesAges(form.party),
			hasSpace,
			problems,
			today,
			origin: env.APP_ORIGIN,
			currency: market.currency,
		};
	},
);

export default function HotelPrices() {
	const { hotel, problems, ...shown } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs
				crumbs={[
					{ name: t.travelHome.travel, path: "/gomeeha" },
					{ name: hotel.name, path: hotelPath(hotel.id) },
				]}
				here={t.priceCalendar.prices}
			/>
			<h1 className="text-2xl break-words">{t.priceCalendar.title({ hotel: hotel.name })}</h1>
			{problems.map((problem) => (
				<p key={problem} data-tone="red" role="alert" className="notice mt-4">
					<Icon name="alert" />
					{problem}
				</p>
			))}
			<PriceCalendar hotelId={hotel.id} {...shown} />
		</>
	);
}
