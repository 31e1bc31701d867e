import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type AddressPageProps = {
	title: string;
	sub?: ReactNode;
	back: { href: string; label: string };
	children: ReactNode;
};

/** The layout of the pages of saved addresses, like other pages below the profile. */
export function AddressPage({ title, sub, back, children }: AddressPageProps) {
	return (
		<div className="mx-auto max-w-form">
			<p className="mb-3">
				<a href={back.href} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {back.label}
				</a>
			</p>
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl">{title}</h1>
				{sub ? <p className="mt-1 text-secondary">{sub}</p> : null}
				<div className="mt-6">{children}</div>
			</div>
		</div>
	);
}
