import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { MANAGED_LIST } from "#app/travel/stays/list/booking-filters.ts";
import { bookingFilterFields } from "#app/travel/stays/ui/booking-filter-fields.ts";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const filters = MANAGED_LIST.read(new URL(request.url).searchParams);
	const hotels = await ownHotels(db, { actor, permission: "bookings", chosen: unmaskId(filters.hotel) });
	return json({ filters, hotels: hotels.map(({ id, name }) => ({ id: maskId(id), name })) });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function Filters() {
	const { filters, hotels } = useLoaderData<typeof loader>();
	return <FilterDialog list={MANAGED_LIST} filters={filters} {...bookingFilterFields(hotels)} />;
}
