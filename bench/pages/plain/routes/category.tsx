import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketRows } from "../../market-rows.server.ts";
import { ProductCards } from "../cards.tsx";

export const loader = ({ request }: LoaderFunctionArgs) =>
	json(marketRows.category(new URL(request.url).searchParams));

export default function PlainCategory() {
	return <ProductCards rows={useLoaderData<typeof loader>().products} />;
}
