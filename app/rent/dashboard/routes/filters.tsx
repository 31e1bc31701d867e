import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/session/guards.server.ts";
import { MOVING_LIST } from "#app/rent/dashboard/moving-filters.ts";
import { movingFilterFields } from "#app/rent/dashboard/ui/moving-filter-fields.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	return json({ filters: MOVING_LIST.read(new URL(request.url).searchParams) });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function Filters() {
	const { filters } = useLoaderData<typeof loader>();
	return <FilterDialog list={MOVING_LIST} filters={filters} {...movingFilterFields()} />;
}
