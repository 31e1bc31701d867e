import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type EmptyStateProps = {
	/** What the list would contain. */
	title: string;
	/** Why it is empty. */
	children?: ReactNode;
	/** The main action. */
	action?: ReactNode;
	icon?: IconName;
};

export function EmptyState({ title, children, action, icon = "inbox" }: EmptyStateProps) {
	return (
		<div className="card flex flex-col items-center px-5 py-12 text-center">
			<Icon name={icon} className="text-2xl text-secondary" />
			<p className="mt-3 text-lg font-semibold">{title}</p>
			{children ? <p className="mt-1 max-w-prose text-secondary">{children}</p> : null}
			{action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
		</div>
	);
}
