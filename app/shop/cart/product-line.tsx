import type { ReactNode } from "react";
import { isolated } from "#app/common/language/direction.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import type { ForSale } from "#app/shop/products/for-sale.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo, PhotoGround } from "#app/ui/photos/photo.tsx";

type ProductLineProps = {
	line: ForSale;
	/** The price, at the end of the name's line. */
	aside?: ReactNode;
	children: ReactNode;
};

/** A row of a cart or a wishlist: picture, name, notices and actions. */
export function ProductLine({ line, aside, children }: ProductLineProps) {
	const { productId, variantId, title, lang, options, optionsLang, isSold } = line;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
			<Picture line={line} />
			<div>
				<div className="flex justify-between gap-x-4">
					<p className="min-w-0 font-semibold wrap-anywhere" lang={lang?.title}>
						{isSold ? (
							<a href={productPath(productId, variantId)} className="hover:underline">
								{title}
							</a>
						) : (
							title
						)}
					</p>
					{aside}
				</div>
				{options ? (
					<p className="text-sm text-secondary" lang={optionsLang}>
						{isolated(options)}
					</p>
				) : null}
				{children}
			</div>
		</div>
	);
}

function Picture({ line }: { line: ForSale }) {
	const { imageHash: hash, imageWidth: width, imageHeight: height, colour } = line;
	return (
		<span className="relative flex size-20 items-center justify-center overflow-hidden rounded-control border border-line bg-sunk sm:size-24">
			{hash && width && height ? (
				<>
					{colour ? <PhotoGround colour={colour} /> : null}
					<Photo
						hash={hash}
						alt=""
						sizes="6rem"
						width={width}
						height={height}
						className="relative size-20 object-cover sm:size-24"
					/>
				</>
			) : (
				<Icon name="image" className="text-xl text-secondary" />
			)}
		</span>
	);
}
