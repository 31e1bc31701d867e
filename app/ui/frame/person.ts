export type FrameRole = "User" | "Hotel" | "Admin" | "SuperAdmin";

/** What the frame shows of the person who is signed in. */
export type FramePerson = {
	name: string;
	email: string;
	role: FrameRole;
	avatarUrl?: string | null;
	/** The same in several sizes, for screens of several densities. */
	avatarSrcSet?: string;
	formToken: string;
};
