import type { ReactNode } from "react";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import type { ProductStatus } from "#app/shop/products/product-status.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ProductBadge } from "./status-badge.tsx";

const PAGES = [
	["", "Details"],
	["/variants", "Prices and variants"],
	["/photos", "Photos"],
	["/stock", "Stock"],
] as const;

type ProductFrameProps = {
	product: { id: number; title: string; status: ProductStatus };
	here: (typeof PAGES)[number][0];
	children: ReactNode;
};

/** The frame of each page of one product: the way back, its name and status, and its other pages. */
export function ProductFrame({ product, here, children }: ProductFrameProps) {
	const path = `/dashboard/products/${maskId(product.id)}`;
	return (
		<>
			<DashboardNav here="/dashboard/products" />
			<p className="mb-3">
				<a href="/dashboard/products" className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> All products
				</a>
			</p>
			<PageHeading
				title={<span className="wrap-anywhere">{product.title}</span>}
				sub={<ProductBadge status={product.status} />}
				action={
					product.status === "active" ? (
						<ButtonLink href={productPath(product.id)} variant="plain" dense>
							View in shop
						</ButtonLink>
					) : null
				}
			/>
			<nav aria-label="This product" className="mb-6">
				<ul className="flex flex-wrap gap-1">
					{PAGES.map(([page, name]) => (
						<li key={page}>
							<a
								href={path + page}
								aria-current={page === here ? "page" : undefined}
								className={page === here ? "btn btn-dense" : "btn btn-quiet btn-dense"}
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{children}
		</>
	);
}
