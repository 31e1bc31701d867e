import { marketName } from "#app/common/market/market-name.ts";

export type FooterProps = {
	/** The year of the copyright line. */
	year: number;
	/** The URL of the "Become a partner" dialog over this screen. */
	partnerHref: string;
	social: readonly { label: string; href: string }[];
};

export function Footer({ year, partnerHref, social, wide }: FooterProps & { wide?: boolean | undefined }) {
	const links = [
		{ label: "Contact Us", href: "/contact" },
		{ label: "About Us", href: "/about" },
		{ label: "Become a partner", href: partnerHref },
		{ label: "Wishlist", href: "/wishlist" },
		{ label: "Privacy", href: "/privacy" },
		{ label: "Terms", href: "/terms" },
		...social,
	];
	return (
		<footer data-frame className="border-t border-line text-sm text-secondary">
			<div
				className={`mx-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-5 ${wide ? "max-w-office" : "max-w-page"}`}
			>
				<p>
					© {year} {marketName()}
				</p>
				<ul className="-mx-2 flex flex-wrap">
					{links.map(({ label, href }) => (
						<li key={label}>
							<a href={href} className="block p-2 hover:text-ink hover:underline">
								{label}
							</a>
						</li>
					))}
				</ul>
			</div>
		</footer>
	);
}
