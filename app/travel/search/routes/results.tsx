import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { mapFile, readMapFacts } from "#app/travel/map/map-settings.server.ts";
import { pinHotels } from "#app/travel/map/pins.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { formatParty, missesAges, readStayForm, statusOfStayForm } from "#app/travel/quotes/stay-form.ts";
import { facetGroups } from "#app/travel/search/facet-groups.ts";
import { correctedDestination, readPlaceTerms } from "#app/travel/search/find-hotels.server.ts";
import {
	countHotelFilters,
	HOTEL_SEARCH_PARAMS,
	type HotelFilters,
	hotelFilterFields,
	MAX_RANKED_HOTELS,
	NO_HOTEL_FILTERS,
	readHotelFilters,
	resultsPath,
} from "#app/travel/search/hotel-filters.ts";
import { popularCities } from "#app/travel/search/list-places.server.ts";
import { explainNoResults } from "#app/travel/search/nearest-stays.server.ts";
import { someHotelAsksForAges } from "#app/travel/search/price-rooms.server.ts";
import { OwnHearts } from "#app/travel/search/saved/hotel-heart.tsx";
import { ownHearts } from "#app/travel/search/saved/saved-hotels-request.server.ts";
import { searchHotels } from "#app/travel/search/search-hotels.server.ts";
import { FlexibleDates } from "#app/travel/search/ui/flexible-dates.tsx";
import { HotelResults } from "#app/travel/search/ui/hotel-results.tsx";
import { NothingMatches } from "#app/travel/search/ui/nothing-matches.tsx";
import { AgesMissing, StaySearch } from "#app/travel/search/ui/stay-search.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true, own: OwnHearts };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { form, filters, heading, origin, currency } = data;
	const typed = { ...form.typed, checkIn: "", checkOut: "", adults: "", children: "", ages: "", rooms: "" };
	// The canonical page is that of the place; with dates and filters it lists the same hotels.
	const path = resultsPath({ typed }, NO_HOTEL_FILTERS, {}, currency);
	const isUnlisted =
		form.typed.checkIn !== "" ||
		form.typed.checkOut !== "" ||
		countHotelFilters(filters) > 0 ||
		filters.view === "map" ||
		filters.at !== null ||
		data.total === 0;
	const description = t.hotelResults.description({ heading });
	return pageMeta({ origin, path, title: heading, description, isUnlisted });
};

const HOUR_MS = 60 * 60 * 1_000;

export const loader = cacheUntilChanged(
	{
		of: (search) => (search.has("checkIn") || search.has("checkOut") ? ["travel", "nights"] : ["travel"]),
		rankedBy: ["hotels.nights_sold", "hotels.merit"],
		params: HOTEL_SEARCH_PARAMS,
		status: statusOfStayForm,
		own: ownHearts,
	},
	async ({ request }, versions) => {
		const { APP_ORIGIN: origin } = env;
		const { currency } = market;
		const now = new Date();
		// In the time zone where the day begins last, twelve hours behind UTC: each hotel's own date is checked later.
		const today = new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);
		const url = new URL(request.url).searchParams;
		const form = readStayForm(url, { today });
		const { stay, destination } = form;
		const asksAges = form.party.children > 0 && (await someHotelAsksForAges(db));
		const facts = mapFile ? await readMapFacts(mapFile) : null;
		const typedFilters = readHotelFilters(url, currency);
		const shown = facts ? typedFilters : { ...typedFilters, view: "list" as const, at: null };
		const version = versions && `${versions.get("travel")} ${versions.get("stays")}`;
		const terms = await readPlaceTerms(db, destination, version);
		const { hotels, matching, facets, page, foundCount, isMore } = await searchHotels(db, {
			terms,
			stay,
			filters: shown,
			now,
			version,
		});
		const filters: HotelFilters = { ...shown, page };
		const isMap = facts !== null && filters.view === "map";
		const map = isMap ? { ...facts, ...pinHotels(matching, filters.at, facts.start) } : null;
		const [why, popular] = await Promise.all([
			foundCount === 0 && stay ? explainNoResults(db, { terms, stay, now }) : null,
			foundCount === 0 ? popularCities(db) : null,
		]);
		const places = new Set(why ? why.cities : hotels.map(({ city }) => city));
		const [place] = places.size === 1 && destination !== "" ? [...places] : [];
		const heading = place
			? t.hotelResults.inPlace({ place })
			: destination
				? t.hotelResults.forDestination({ destination })
				: t.hotelResults.title;
		const groups = facetGroups(filters, facets, { hasStay: stay !== null, currency });
		const cities = popular?.map(({ city }) => city) ?? [];
		const found = {
			hotels,
			map,
			hasMap: facts !== null,
			total: facets.total,
			isMore,
			groups,
			foundCount,
			why,
			cities,
			heading,
		};
		// The last spelling of a word wins: that of a city over that in a hotel's name.
		const named = [...hotels.map(({ name }) => name), ...places];
		const corrected = correctedDestination(terms, named);
		return { form, asksAges, filters, ...found, corrected, today, origin, currency };
	},
);

export default function Results() {
	const data = useLoaderData<typeof loader>();
	const { form, asksAges, filters, total, isMore, corrected, heading, today, currency } = data;
	const { stay } = form;
	const thisYear = Number(today.slice(0, 4));
	const hiddenFields = hotelFilterFields({ ...filters, page: 1, at: null, min: null, max: null }, currency);
	return (
		<InPlace>
			<h1 className="text-2xl break-words">{heading}</h1>
			{stay ? (
				<p className="mt-1 mb-5 text-secondary">
					{formatStay(stay, thisYear)} · <span className="whitespace-nowrap">{formatParty(stay)}</span>{" "}
					<a href="#search" className="link inline-flex min-h-6 items-center md:hidden">
						{t.hotelResults.change({ rest: (text) => <span className="sr-only">{text}</span> })}
					</a>
				</p>
			) : null}
			<div id="search" className={`card mt-5 mb-6 p-4 ${stay ? "stay-shut" : ""}`}>
				<StaySearch
					action="/hotels/results"
					form={form}
					today={today}
					withPlace
					button={t.hotelResults.search}
					asksAges={asksAges}
				>
					<HiddenFields fields={hiddenFields} />
				</StaySearch>
			</div>
			{stay && asksAges && missesAges(stay) ? <AgesMissing /> : null}
			{stay ? <FlexibleDates form={form} filters={filters} currency={currency} /> : null}
			{!stay && total > 0 && Object.keys(form.problems).length === 0 ? (
				<p data-tone="blue" className="notice mb-6">
					<Icon name="info" />
					{t.hotelResults.chooseDates}
				</p>
			) : null}
			{corrected && total > 0 ? (
				<p className="mb-5">{t.hotelResults.corrected({ place: <strong>{corrected}</strong> })}</p>
			) : null}
			{isMore ? (
				<p data-tone="blue" className="notice mb-6">
					<Icon name="info" />
					{t.hotelResults.rankedFirst[filters.sort]({ max: MAX_RANKED_HOTELS })}{" "}
					{t.hotelResults.enterDestination}
				</p>
			) : null}
			{data.foundCount === 0 ? (
				<NothingMatches {...data} thisYear={thisYear} />
			) : (
				<HotelResults {...data} thisYear={thisYear} />
			)}
		</InPlace>
	);
}
