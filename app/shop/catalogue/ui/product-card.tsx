import { Photo, PhotoGround } from "#app/common/photos/photo.tsx";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";

/** The data of a product card, read with `CARD_COLUMNS` of `shop/catalogue/search/card-columns.server.ts`. */
export type ProductOnCard = {
	id: number;
	title: string;
	price_from: number;
	price_to: number;
	compare_at_from: number | null;
	is_on_sale: boolean;
	is_in_stock: boolean;
	image_hash: string | null;
	image_width: number | null;
	image_height: number | null;
	image_colour: string | null;
};

type ProductCardProps = {
	product: ProductOnCard;
	currency: string;
	/** The heading level of its name. */
	as?: "h2" | "h3";
	/** Visible without scrolling. */
	isFirst?: boolean;
	/** The displayed width, as in `sizes`. */
	sizes?: string;
};

const SIZES = "(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, 46vw";

/** A product in a list: picture, name and price. The whole card is one link, named after the product. */
export function ProductCard({
	product,
	currency,
	as: Name = "h3",
	isFirst,
	sizes = SIZES,
}: ProductCardProps) {
	const { price_from: from, price_to: to, compare_at_from: before } = product;
	return (
		<article className="group relative">
			<div className="photo-frame">
				<CardPicture product={product} isFirst={isFirst} sizes={sizes} />
				{product.is_in_stock ? null : <span className="photo-flag">Out of stock</span>}
				{product.is_in_stock && product.is_on_sale ? (
					<span className="photo-flag" data-tone="red">
						Sale
					</span>
				) : null}
			</div>
			<Name className="mt-2.5 text-base font-normal leading-snug tracking-normal">
				<a href={productPath(product.id)} className="photo-link">
					{product.title}
				</a>
			</Name>
			<p className="mt-0.5 font-semibold">
				{to > from ? <span className="text-sm font-normal text-secondary">From </span> : null}
				<Price amount={from} currency={currency} compareAt={product.is_on_sale ? before : null} />
			</p>
		</article>
	);
}

function CardPicture({ product, isFirst, sizes }: Pick<ProductCardProps, "product" | "isFirst" | "sizes">) {
	const { image_hash: hash, image_width: width, image_height: height, image_colour: colour } = product;
	if (hash === null || width === null || height === null)
		return <Icon name="box" className="text-3xl text-secondary" />;
	return (
		<>
			{colour ? <PhotoGround colour={colour} /> : null}
			<Photo
				hash={hash}
				alt=""
				sizes={sizes ?? SIZES}
				width={width}
				height={height}
				isInList
				isFirst={isFirst}
			/>
		</>
	);
}
