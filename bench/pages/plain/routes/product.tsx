import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketRows } from "../../market-rows.server.ts";
import { CardPicture, dollars } from "../cards.tsx";

export const loader = ({ request }: LoaderFunctionArgs) =>
	json(marketRows.product(new URL(request.url).searchParams));

export default function PlainProduct() {
	const { product, variants, photos } = useLoaderData<typeof loader>();
	return (
		<>
			<h1>{product.title}</h1>
			{photos.map(({ image_hash, alt }) => (
				<CardPicture key={image_hash} hash={image_hash} alt={alt} />
			))}
			<p>{product.description}</p>
			{variants.map((each) => (
				<a key={each.id} href={`?variant=${each.id}`}>
					{each.option1} {each.option2} {dollars(each.price)}
				</a>
			))}
		</>
	);
}
