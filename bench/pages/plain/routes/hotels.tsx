import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketRows } from "../../market-rows.server.ts";
import { HotelCards } from "../cards.tsx";

export const loader = ({ request }: LoaderFunctionArgs) =>
	json(marketRows.hotels(new URL(request.url).searchParams));

export default function PlainHotels() {
	return <HotelCards rows={useLoaderData<typeof loader>().hotels} />;
}
