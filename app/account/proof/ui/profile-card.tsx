import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

const PROFILE = {
	href: "/profile",
	get label() {
		return t.proof.profile;
	},
};

type ProfileCardProps = {
	title: string;
	sub?: ReactNode;
	back?: { href: string; label: string };
	children: ReactNode;
};

/** The layout of each page below the profile: a back link, a title and its content. */
export function ProfileCard({ title, sub, back = PROFILE, children }: ProfileCardProps) {
	return (
		<div className="mx-auto max-w-form">
			<p className="mb-3">
				<a href={back.href} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {back.label}
				</a>
			</p>
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl">{title}</h1>
				{sub ? <div className="mt-1 text-secondary">{sub}</div> : null}
				<div className="mt-6">{children}</div>
			</div>
		</div>
	);
}
