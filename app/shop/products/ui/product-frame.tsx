import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { translatedLanguages } from "#app/common/language/translated.ts";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { PRODUCT_STATUSES, type ProductStatus } from "#app/shop/products/product-status.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EditFrame } from "#app/ui/dialog/edit-frame.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

const pages = () => {
	const { details, variants, photos, stock } = t.productEdit.pages;
	return [
		["", details],
		["/variants", variants],
		["/photos", photos],
		["/stock", stock],
		...(translatedLanguages().length > 0 ? [["/translations", t.translations.title] as const] : []),
	] as const;
};

type ProductFrameProps = {
	product: { id: number; title: string; status: ProductStatus };
	here: ReturnType<typeof pages>[number][0];
	children: ReactNode;
};

/** The layout of each page of one product: a back link, its name and status, and links to its other pages. */
export function ProductFrame({ product, here, children }: ProductFrameProps) {
	return (
		<EditFrame
			back={{ href: "/dashboard/products", label: t.productEdit.all }}
			title={product.title}
			sub={<StatusBadge {...PRODUCT_STATUSES[product.status]} />}
			action={
				product.status === "active" ? (
					<ButtonLink href={productPath(product.id)} variant="plain" dense>
						{t.productEdit.viewInShop}
					</ButtonLink>
				) : null
			}
			label={t.productEdit.product}
			path={`/dashboard/products/${maskId(product.id)}`}
			pages={pages()}
			here={here}
		>
			{children}
		</EditFrame>
	);
}
