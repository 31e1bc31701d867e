import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { colleaguesToChoose, requireDesk } from "#app/conversations/desk-request.server.ts";
import { HOTEL_INBOX, INBOX } from "#app/conversations/inbox-filters.ts";
import { inboxFilterFields } from "#app/conversations/ui/inbox-filter-fields.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	const { isHotel, list, person } = await requireDesk(request);
	const colleagues = await colleaguesToChoose(person);
	return json({ isHotel, colleagues, filters: list.read(new URL(request.url).searchParams) });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function InboxFilterDialog() {
	const { filters, ...choosing } = useLoaderData<typeof loader>();
	const list = choosing.isHotel ? HOTEL_INBOX : INBOX;
	return <FilterDialog list={list} filters={filters} {...inboxFilterFields(choosing)} />;
}
