import type { ReactNode } from "react";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

/** The menu of a row. `label` names the row: "Actions for Ana Lima". */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
	return (
		<details className="menu inline-block" data-menu name="menu">
			<summary>
				<span className="sr-only">{label}</span>
				<Icon name="ellipsis" />
			</summary>
			<ul className="menu-panel">{children}</ul>
		</details>
	);
}

type Item = { icon?: IconName; danger?: boolean; children: ReactNode };

export function MenuLink({ href, icon, danger, children }: Item & { href: string }) {
	return (
		<li>
			<a href={href} className="menu-item" data-tone={danger ? "red" : undefined}>
				{icon ? <Icon name={icon} /> : null}
				{children}
			</a>
		</li>
	);
}

/** An action without confirmation: a form with one button. */
export function MenuPost({
	action,
	idempotencyKey,
	icon,
	danger,
	busy,
	children,
}: Item & { action: string; idempotencyKey?: string; busy?: string }) {
	return (
		<li>
			<PostForm action={action} idempotencyKey={idempotencyKey}>
				<button type="submit" className="menu-item" data-tone={danger ? "red" : undefined} data-busy={busy}>
					{icon ? <Icon name={icon} /> : null}
					{children}
				</button>
			</PostForm>
		</li>
	);
}
