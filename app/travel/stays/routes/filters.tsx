import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { maskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireActor } from "#app/http/session/guards.server.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { ALL_BOOKINGS_LIST } from "#app/travel/stays/list/booking-filters.ts";
import { bookingFilterFields } from "#app/travel/stays/ui/booking-filter-fields.ts";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireActor(request);
	const hotels = actor.role === "Hotel" ? await ownHotels(db, { actor, permission: "bookings" }) : [];
	const names = hotels.map(({ id, name }) => ({ id: maskId(id), name }));
	return json({ filters: ALL_BOOKINGS_LIST.read(new URL(request.url).searchParams), hotels: names });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function Filters() {
	const { filters, hotels } = useLoaderData<typeof loader>();
	return <FilterDialog list={ALL_BOOKINGS_LIST} filters={filters} {...bookingFilterFields(hotels)} />;
}
