import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { PAYMENT_LIST } from "#app/payments/staff/payment-filters.ts";
import { paymentFilterFields } from "#app/payments/ui/payment-filter-fields.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { FilterDialog } from "#app/ui/table/filter-bar.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json({ filters: PAYMENT_LIST.read(new URL(request.url).searchParams) });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function PaymentFilterDialog() {
	const { filters } = useLoaderData<typeof loader>();
	return <FilterDialog list={PAYMENT_LIST} filters={filters} {...paymentFilterFields()} />;
}
