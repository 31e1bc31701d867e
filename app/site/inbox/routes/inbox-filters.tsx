import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireDesk } from "#app/site/inbox/desk-request.server.ts";
import { inboxFilterFields } from "#app/site/inbox/inbox-filter-fields.tsx";
import { HOTEL_INBOX, INBOX } from "#app/site/inbox/inbox-filters.ts";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-dialog.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	const { isHotel, list } = await requireDesk(request);
	return json({ isHotel, filters: list.read(new URL(request.url).searchParams) });
}

export const shouldRevalidate = onlyWhenMoving;

export default function InboxFilterDialog() {
	const { isHotel, filters } = useLoaderData<typeof loader>();
	return (
		<FilterDialog list={isHotel ? HOTEL_INBOX : INBOX} filters={filters} {...inboxFilterFields(isHotel)} />
	);
}
