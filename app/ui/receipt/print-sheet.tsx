import type { ReactNode } from "react";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export type Seller = { name: string; address: string[]; taxNumber: string };

type PrintSheetProps = {
	title: string;
	/** The reference number, formatted. */
	number: string;
	/** Below the number. */
	sub?: string;
	seller: Seller;
	badge?: ReactNode;
	/** The link back, which is not printed. */
	back: { href: string; label: string };
	children: ReactNode;
};

/** A receipt or packing slip. Only the sheet itself is printed. */
export function PrintSheet({ title, number, sub, seller, badge, back, children }: PrintSheetProps) {
	return (
		<article className="mx-auto grid max-w-prose gap-6 print:block print:max-w-none print:space-y-6">
			<p className="flex flex-wrap items-center gap-3 text-sm text-secondary" data-frame>
				<ButtonLink variant="plain" dense href={back.href}>
					{back.label}
				</ButtonLink>
				{t.prices.print}
			</p>
			<header className="flex flex-wrap items-start justify-between gap-3 border-b border-line pb-3">
				<div>
					<p className="text-secondary">{title}</p>
					<h1 className="text-2xl tabular-nums">{number}</h1>
					{sub ? <p className="text-secondary">{sub}</p> : null}
				</div>
				<div className="grid gap-2 sm:justify-items-end">
					<SellerDetails seller={seller} />
					{badge}
				</div>
			</header>
			{children}
		</article>
	);
}

/** The seller's name, address and tax number, as far as they are set. */
function SellerDetails({ seller }: { seller: Seller }) {
	return (
		<address className="text-sm not-italic sm:text-end">
			<span className="block text-lg font-bold">{seller.name}</span>
			{seller.address.map((line) => (
				<span key={line} className="block text-secondary">
					{isolated(line)}
				</span>
			))}
			{seller.taxNumber ? (
				<span className="block text-secondary">{t.prices.taxNumber({ number: seller.taxNumber })}</span>
			) : null}
		</address>
	);
}
