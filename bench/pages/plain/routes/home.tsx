import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketRows } from "../../market-rows.server.ts";
import { HotelCards, ProductCards } from "../cards.tsx";

export const loader = () => json(marketRows.home());

export default function PlainHome() {
	const { best, hotels } = useLoaderData<typeof loader>();
	return (
		<>
			<ProductCards rows={best} />
			<HotelCards rows={hotels} />
		</>
	);
}
