import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { db } from "#app/http/process/database.server.ts";
import { listTrailPeople } from "#app/site/trail/list-trail.server.ts";
import { trailFilterFields } from "#app/site/trail/trail-filter-fields.tsx";
import { TRAIL_LIST } from "#app/site/trail/trail-filters.ts";
import { requireTrail } from "#app/site/trail/trail-request.server.ts";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	const { reader, filters } = await requireTrail(request);
	return json({ reader, filters, people: await listTrailPeople(db, filters) });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function TrailFilterDialog() {
	const { filters, ...choosing } = useLoaderData<typeof loader>();
	return <FilterDialog list={TRAIL_LIST} filters={filters} {...trailFilterFields(choosing)} />;
}
