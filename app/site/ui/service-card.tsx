import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type ServiceCardProps = {
	subject: "shop" | "travel" | "rent";
	href: string;
	name: string;
	/** Whether it can be used today, and what for. */
	state: string;
	open: boolean;
	scene: ReactNode;
	children: ReactNode;
};

/** One of the services; the whole card is its link. */
export function ServiceCard({ subject, href, name, state, open, scene, children }: ServiceCardProps) {
	return (
		<a
			href={href}
			data-subject={subject}
			className="card group flex flex-col overflow-hidden hover:border-accent-ink"
		>
			{scene}
			<div className="flex flex-1 flex-col p-5">
				<h2 className="text-2xl">{name}</h2>
				<p className="mt-1 mb-5 text-secondary">{children}</p>
				<p
					className={
						open
							? "btn mt-auto self-start"
							: "mt-auto flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
					}
				>
					{open ? null : <Icon name="clock" />}
					{state}
					{open ? <Icon name="arrow-right" /> : null}
				</p>
			</div>
		</a>
	);
}
