import { z } from 'zod';

export const PlayerNameSchema = z.string().trim().min(1).max(60);
